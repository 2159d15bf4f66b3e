"""Builds the wheel with the standard library alone, so that pip needs no network for it."""

import base64
import hashlib
import io
import tarfile
import tomllib
import zipfile
from pathlib import Path

_HERE = Path(__file__).parent
_PROJECT = tomllib.loads((_HERE / "pyproject.toml").read_text("utf-8"))["project"]
_NAME = _PROJECT["name"].replace("-", "_")
_PACKAGE = "sheaf_client"
_TITLE = f"{_NAME}-{_PROJECT['version']}"
_INFO = f"{_TITLE}.dist-info"


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    sources = sorted(path for path in (_HERE / _PACKAGE).iterdir() if path.suffix in {".py", ".typed"})
    return _write_wheel(wheel_directory, {f"{_PACKAGE}/{path.name}": path.read_bytes() for path in sources})


def build_editable(wheel_directory, config_settings=None, metadata_directory=None):
    return _write_wheel(wheel_directory, {f"{_NAME}.pth": f"{_HERE}\n".encode()})


def build_sdist(sdist_directory, config_settings=None):
    name = f"{_TITLE}.tar.gz"
    files = ["pyproject.toml", "README.md", Path(__file__).name]
    files += [f"{_PACKAGE}/{path.name}" for path in sorted((_HERE / _PACKAGE).iterdir()) if path.is_file()]
    with tarfile.open(Path(sdist_directory) / name, "w:gz") as archive:
        for file in files:
            archive.add(_HERE / file, f"{_TITLE}/{file}")
        facts = tarfile.TarInfo(f"{_TITLE}/PKG-INFO")
        facts.size = len(_metadata())
        archive.addfile(facts, io.BytesIO(_metadata()))
    return name


def _write_wheel(folder, files):
    name = f"{_TITLE}-py3-none-any.whl"
    tag = "Wheel-Version: 1.0\nGenerator: build_wheel\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    files = {**files, f"{_INFO}/METADATA": _metadata(), f"{_INFO}/WHEEL": tag.encode()}
    record = "".join(f"{path},sha256={_digest(content)},{len(content)}\n" for path, content in files.items())
    with zipfile.ZipFile(Path(folder) / name, "w", zipfile.ZIP_DEFLATED) as wheel:
        for path, content in files.items():
            wheel.writestr(path, content)
        wheel.writestr(f"{_INFO}/RECORD", f"{record}{_INFO}/RECORD,,\n")
    return name


def _metadata():
    lines = [
        "Metadata-Version: 2.1",
        f"Name: {_PROJECT['name']}",
        f"Version: {_PROJECT['version']}",
        f"Summary: {_PROJECT['description']}",
        f"License: {_PROJECT['license']['text']}",
        f"Requires-Python: {_PROJECT['requires-python']}",
        "Description-Content-Type: text/markdown",
    ]
    return ("\n".join(lines) + "\n\n" + (_HERE / "README.md").read_text("utf-8")).encode()


def _digest(content):
    return base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
