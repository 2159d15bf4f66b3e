"""Files as parts of a form, sent as they are read."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
import io
import json
import os
from pathlib import Path
from typing import Any, BinaryIO, Union
import uuid

from .errors import FileError

# A path, bytes, a file that is open for reading, or one of them with a name: ("a.pdf", content).
FileContent = Union[str, os.PathLike[str], bytes, BinaryIO]
FileSource = Union[FileContent, tuple[str, FileContent]]

_chunk = 65_536


@dataclass
class _Part:
    head: bytes
    content: bytes | Path | BinaryIO
    size: int


class Form:
    """Can be sent again: a file is opened for each attempt, an open one goes back to where it stood."""

    def __init__(self, body: dict[str, Any], files: dict[str, Any]) -> None:
        self.boundary = f"sheaf-{uuid.uuid4()}"
        self._parts = [
            *(_Part(self._opening(name) + b"\r\n", value.encode(), len(value.encode())) for name, value in _texts(body)),
            *(self._file(field, source) for field, given in files.items() for source in _each(given)),
        ]
        self._end = f"--{self.boundary}--\r\n".encode()
        self._starts = {id(part): part.content.tell() for part in self._parts if isinstance(part.content, io.IOBase)}

    @property
    def length(self) -> int:
        return sum(len(part.head) + part.size + 2 for part in self._parts) + len(self._end)

    def chunks(self) -> Iterator[bytes]:
        for part in self._parts:
            yield part.head
            yield from self._content(part)
            yield b"\r\n"
        yield self._end

    def _content(self, part: _Part) -> Iterator[bytes]:
        if isinstance(part.content, bytes):
            yield part.content
            return
        if isinstance(part.content, Path):
            with part.content.open("rb") as opened:
                yield from iter(lambda: opened.read(_chunk), b"")
            return
        part.content.seek(self._starts.get(id(part), 0))
        yield from iter(lambda: part.content.read(_chunk), b"")  # type: ignore[union-attr]

    def _opening(self, name: str, filename: str | None = None) -> bytes:
        named = "" if filename is None else f'; filename="{_escape(filename)}"'
        return f'--{self.boundary}\r\nContent-Disposition: form-data; name="{_escape(name)}"{named}\r\n'.encode()

    def _file(self, field: str, source: FileSource) -> _Part:
        name, content = source if isinstance(source, tuple) else (None, source)
        opened, size, own = _open(content)
        head = self._opening(field, name or own) + b"Content-Type: application/octet-stream\r\n\r\n"
        return _Part(head, opened, size)


def _open(content: FileContent) -> tuple[bytes | Path | BinaryIO, int, str]:
    if isinstance(content, bytes):
        return content, len(content), "file"
    if isinstance(content, (str, os.PathLike)):
        path = Path(content)
        if not path.is_file():
            what = "is a folder" if path.is_dir() else "is not there"
            raise FileError(f"The file {path} {what}.", code="not_found")
        return path, path.stat().st_size, path.name
    name = Path(str(getattr(content, "name", "file"))).name
    if not content.seekable():
        read = content.read()
        return read, len(read), name
    start = content.tell()
    size = content.seek(0, os.SEEK_END) - start
    content.seek(start)
    return content, size, name


def _texts(body: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """Values as the server takes them in a form: text as it is, texts one by one, the rest as JSON."""
    for name, value in body.items():
        several = isinstance(value, list) and all(isinstance(each, str) for each in value)
        for each in value if several else [value]:
            yield name, each if isinstance(each, str) else json.dumps(each)


def _each(given: Any) -> list[FileSource]:
    return given if isinstance(given, list) else [given]


def _escape(name: str) -> str:
    return name.replace("\r", "%0D").replace("\n", "%0A").replace('"', "%22")
