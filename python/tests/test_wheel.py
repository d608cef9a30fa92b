"""What is shipped: the wheel and the source distribution that were just built."""

import os
import pathlib
import subprocess
import sys
import tarfile
import zipfile

import pytest

WHEELS = pathlib.Path(os.environ.get("WHEELS", "nowhere"))
pytestmark = pytest.mark.skipif(not WHEELS.exists(), reason="WHEELS names no folder")


def test_the_wheel_holds_the_package_its_types_and_nothing_else():
    (wheel,) = WHEELS.glob("*.whl")
    assert "-cp310-abi3-" in wheel.name
    names = zipfile.ZipFile(wheel).namelist()
    package = [it for it in names if not it.startswith("howlcrown-")]
    assert {"howlcrown/py.typed", "howlcrown/_native.pyi", "howlcrown/vector.py"} <= set(package)
    assert all(it.startswith("howlcrown/") for it in package)
    assert sum(it.endswith(".so") for it in package) == 1
    assert not [it for it in package if "test" in it or it.endswith(".pyc")]


def test_the_stubs_are_those_of_the_compiled_part(tmp_path):
    pytest.importorskip("mypy")
    command = [sys.executable, "-m", "mypy.stubtest", "--ignore-disjoint-bases", "howlcrown._native"]
    checked = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path)
    assert checked.returncode == 0, checked.stdout


def test_the_source_distribution_holds_every_crate_it_is_built_from():
    (archive,) = WHEELS.glob("*.tar.gz")
    names = tarfile.open(archive).getnames()
    for wanted in ("Cargo.lock", "pyproject.toml", "tabletop/src/numbers.rs", "shelf/Cargo.toml", "kingdoms/src/mind/battle_table.bin"):
        assert any(it.endswith(wanted) for it in names), wanted
