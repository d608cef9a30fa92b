"""Every snippet of the pages, every example and every notebook runs."""

import pathlib
import re
import subprocess
import sys

import pytest

ROOT = pathlib.Path(__file__).parents[2]
PAGES = sorted((ROOT / "docs/python").glob("*.md")) + [ROOT / "python/README.md"]


def snippets(page, kind):
    return re.findall(rf"^```{kind}\n(.*?)^```", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("page", PAGES, ids=lambda it: it.stem)
def test_the_snippets_of_a_page_run_in_their_order(page):
    names = {}
    for snippet in snippets(page, "python"):
        exec(compile(snippet, str(page), "exec"), names)


def test_the_snippets_about_servers_run(server):
    names = {"SERVER": server}
    for snippet in snippets(ROOT / "docs/python/client.md", "python server"):
        exec(compile(snippet, "client.md", "exec"), names)


def test_every_page_has_a_snippet():
    assert len(PAGES) == 7
    assert all(snippets(it, "python( server)?") for it in PAGES)


@pytest.mark.parametrize("arguments", [["random_statistics.py", "40"], ["linear_learner.py", "5"]], ids=str)
def test_an_example_runs(arguments):
    script = ROOT / "python/examples" / arguments[0]
    done = subprocess.run([sys.executable, script, *arguments[1:]], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()


def test_the_network_learns_where_pytorch_is_installed():
    pytest.importorskip("torch")
    script = ROOT / "python/examples/policy_gradient.py"
    done = subprocess.run([sys.executable, script, "300"], capture_output=True, text=True)
    assert done.returncode == 0 and "against light" in done.stdout, done.stderr


def test_the_linear_learner_has_at_most_fifty_lines_of_code():
    lines = (ROOT / "python/examples/linear_learner.py").read_text(encoding="utf-8").splitlines()
    assert sum(bool(it.strip()) and not it.startswith("#") for it in lines) <= 50


@pytest.mark.parametrize("notebook", sorted((ROOT / "python/notebooks").glob("*.ipynb")), ids=lambda it: it.stem)
def test_a_notebook_runs(notebook):
    nbformat = pytest.importorskip("nbformat")
    nbclient = pytest.importorskip("nbclient")
    cells = nbclient.NotebookClient(nbformat.read(notebook, as_version=4), timeout=120).execute().cells
    shown = [output for cell in cells for output in cell.get("outputs", [])]
    assert any("image/svg+xml" in it.get("data", {}) for it in shown)
