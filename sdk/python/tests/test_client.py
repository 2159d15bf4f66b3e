"""Against a real server (SHEAF_SERVER, SHEAF_API_KEY), and against one that misbehaves."""

import asyncio
import contextlib
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
import inspect
import io
import json
import os
from pathlib import Path
import re
import threading
import typing
import unittest

import sheaf_client
from sheaf_client import AsyncSheaf, ConnectionError, FileError, NotFoundError, RateLimitError, Sheaf
from sheaf_client import _async_nouns, _nouns, types

server = os.environ["SHEAF_SERVER"]
key = os.environ["SHEAF_API_KEY"]
invoice = b"Invoice\n\nInvoice number: RE-2024-17\n\nTotal: 96.00 EUR\n"
schema = {"invoice_number": "string", "total": "money"}


class RealServer(unittest.TestCase):
    def setUp(self) -> None:
        self.sheaf = Sheaf(server, key)

    def test_every_example_of_the_readme_prints_what_is_shown(self) -> None:
        page = (Path(__file__).parent.parent / "README.md").read_text()
        names: dict[str, object] = {}
        examples = re.findall(r"```python\n(.*?)```\n+```text\n(.*?)```", page, re.S)
        self.assertGreaterEqual(len(examples), 6)
        for code, shown in examples:
            printed = io.StringIO()
            with contextlib.redirect_stdout(printed):
                exec(code.replace("http://localhost:8080", server), names)
            self.assertEqual(printed.getvalue(), shown)

    def test_rows_come_once_over_pages_of_any_size(self) -> None:
        made = [self.sheaf.schemas.create(name=f"Python {n}", definition=schema)["id"] for n in range(5)]
        rows = self.sheaf.schemas.all(limit=2, order="asc", search="Python")
        self.assertEqual([row["id"] for row in rows], made)
        self.assertEqual(self.sheaf.schemas.update(made[0], description=None).get("description"), None)
        self.assertEqual(self.sheaf.schemas.delete(made[0]), {"deleted": True, "id": made[0]})

    def test_a_run_is_waited_for_and_comes_as_a_table(self) -> None:
        saved = self.sheaf.schemas.create(name="Run", definition=schema)
        with io.BytesIO(invoice) as opened:
            files = [("a.txt", invoice), ("b.txt", opened)]
            started = self.sheaf.runs.create(schema_id=saved["short_id"], files=files)
        run = self.sheaf.runs.wait(started["run_id"], timeout=300)
        self.assertEqual((run["status"], run["document_count"]), ("completed", 2))
        with self.sheaf.runs.results_table(run["run_id"], format="csv") as table:
            self.assertEqual(table.text().count("RE-2024-17"), 2)
        rows = [row["filename"] for row in self.sheaf.runs.results_all(run["run_id"], order="asc")]
        self.assertEqual(rows, ["a.txt", "b.txt"])

    def test_the_same_key_never_does_the_same_twice(self) -> None:
        made = [self.sheaf.schemas.create(name="Once", definition=schema, idempotency_key="python-1")["id"] for _ in "ab"]
        self.assertEqual(made[0], made[1])

    def test_errors_are_exceptions_with_the_code_of_the_api(self) -> None:
        with self.assertRaises(NotFoundError) as caught:
            self.sheaf.documents.get("00000000-0000-7000-8000-000000000000")
        self.assertEqual((caught.exception.code, caught.exception.status), ("not_found", 404))
        self.assertIsNotNone(caught.exception.request_id)
        with self.assertRaises(FileError):
            self.sheaf.documents.create(file="nowhere.pdf")
        with self.assertRaises(ConnectionError) as lost:
            Sheaf("http://127.0.0.1:1", key, retries=0).status()
        self.assertEqual(lost.exception.code, "connection_failed")
        with self.assertRaises(ValueError):
            Sheaf("sheaf.example.com", key)

    def test_the_same_is_there_to_be_awaited(self) -> None:
        async def work() -> None:
            sheaf = AsyncSheaf(server, key)
            several = [sheaf.extract_and_wait(file=("n.txt", invoice), schema=schema) for _ in range(3)]
            results = await asyncio.gather(*several)
            self.assertEqual({result["data"]["total"] for result in results}, {96})
            self.assertIn("96", await sheaf.extractions.csv(results[0]["extraction_id"]))
            job = await sheaf.process.submit(file=("n.txt", invoice), json_schema={"type": "object", "properties": {"total": {"type": "number"}}})
            ended = await sheaf.process.wait(job["job_id"], timeout=300)
            self.assertEqual(ended["result"], {"total": 96})

        asyncio.run(work())


class MisbehavingServer(unittest.TestCase):
    """Answers what it is told to, one after another."""

    def serve(self, answers: list[tuple[int, dict[str, str], object]]) -> tuple[str, list[dict[str, str]]]:
        seen: list[dict[str, str]] = []

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                self.rfile.read(int(self.headers.get("content-length", 0)))
                seen.append({name.lower(): value for name, value in self.headers.items()})
                status, headers, body = answers[min(len(seen), len(answers)) - 1]
                if status == 0:
                    self.connection.close()
                    return
                text = json.dumps(body).encode()
                self.send_response(status)
                for name, value in {"content-type": "application/json", "content-length": str(len(text)), **headers}.items():
                    self.send_header(name, value)
                self.end_headers()
                self.wfile.write(text)

            do_GET = do_POST

            def log_message(self, *_: object) -> None:
                pass

        started = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=started.serve_forever, daemon=True).start()
        self.addCleanup(started.server_close)
        self.addCleanup(started.shutdown)
        return f"http://127.0.0.1:{started.server_port}", seen

    def test_what_may_succeed_later_is_made_again_under_one_key_and_as_late_as_asked(self) -> None:
        busy = {"message": "Busy.", "code": "service_unavailable", "retryable": True}
        url, seen = self.serve([(503, {}, busy), (0, {}, None), (429, {"retry-after": "0.2"}, {"detail": "Slow."}), (200, {}, {"id": "1"})])
        pauses: list[tuple[str, float]] = []
        note = lambda error, attempt, pause: pauses.append((error.code, pause))  # noqa: E731
        sheaf = Sheaf(url, "k", backoff_seconds=0.01, on_retry=note)
        self.assertEqual(sheaf.schemas.create(name="a", definition={}), {"id": "1"})
        self.assertEqual([code for code, _ in pauses], ["service_unavailable", "connection_failed", "rate_limited"])
        self.assertGreaterEqual(pauses[2][1], 0.2)
        self.assertEqual(len({headers["idempotency-key"] for headers in seen}), 1)

    def test_what_no_pause_helps_is_told_at_once(self) -> None:
        poor = {"message": "None left.", "code": "rate_limited", "reason": "insufficient_credits", "retryable": True}
        url, seen = self.serve([(429, {}, poor)])
        with self.assertRaises(RateLimitError) as caught:
            Sheaf(url, "k").credits.balance()
        self.assertEqual((caught.exception.reason, len(seen)), ("insufficient_credits", 1))
        elsewhere, _ = self.serve([(200, {"content-type": "text/html"}, "hello")])
        with self.assertRaises(ConnectionError) as wrong:
            Sheaf(elsewhere, "k").status()
        self.assertEqual(wrong.exception.code, "not_sheaf")


class Types(unittest.TestCase):
    def test_every_type_that_is_named_is_there(self) -> None:
        for kind in vars(types).values():
            if typing.is_typeddict(kind):
                typing.get_type_hints(kind)
        for module in (_nouns, _async_nouns, sheaf_client._sheaf):
            for kind in vars(module).values():
                for method in vars(kind).values() if inspect.isclass(kind) else ():
                    if inspect.isfunction(method):
                        typing.get_type_hints(method)


if __name__ == "__main__":
    unittest.main()
