//! New files of the web page must lead to a new program.

fn main() {
    println!("cargo::rerun-if-changed=../../web/dist");
}
