"""The typed client of Sheaf: documents in, data you can trust out. Needs nothing but Python."""

from ._files import FileSource
from ._sheaf import AsyncSheaf, Cost, Extracted, Sheaf
from ._transport import UNSET, RawAnswer
from .errors import (
    AuthenticationError,
    ConflictError,
    ConnectionError,
    FileError,
    NotFoundError,
    PermissionError,
    RateLimitError,
    ServerError,
    SheafError,
    UnprocessableError,
    ValidationError,
)

__all__ = [
    "UNSET",
    "AsyncSheaf",
    "AuthenticationError",
    "ConflictError",
    "ConnectionError",
    "Cost",
    "Extracted",
    "FileError",
    "FileSource",
    "NotFoundError",
    "PermissionError",
    "RateLimitError",
    "RawAnswer",
    "ServerError",
    "Sheaf",
    "SheafError",
    "UnprocessableError",
    "ValidationError",
]
