"""What several tests need: a server of our own, if there is a program to start."""

import os
import subprocess

import pytest


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    """The address of a server on this machine; `HOWLCROWN` is its program."""
    program = os.environ.get("HOWLCROWN")
    if program is None:
        pytest.skip("HOWLCROWN names no program")
    database = tmp_path_factory.mktemp("server") / "test.db"
    command = [program, "serve", "--addr", "127.0.0.1:0", "--no-limits", "--database", str(database)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as serving:
        yield "http://" + serving.stdout.readline().strip().rpartition("http://")[2]
        serving.terminate()
