#!/usr/bin/env python3
"""Makes relay-signatures.json anew: python3 bff/test/vectors/make_relay_signatures.py

Signs as the relay does, with Python's own hmac and hashlib, so that the service is not checked against
itself: hex(HMAC-SHA-256(secret, "<timestamp>." + body as sent)). The secrets belong to nobody. Bodies
are base64, because some are no text.
"""
import base64
import hashlib
import hmac
import json
import pathlib

AT = 1930284000
SECRET = "vectors of the tests: first secret, 40 ch"
SECOND = "vectors-of-the-tests/second+secret=ক-খ-গ"

MONEY = b'{"method":"bkash","trxId":"8N7A6D5F4G","amount":499.00,"reference":"K7QX2M9P"}'
SPACED = b'{ "method": "bkash", "trxId": "8N7A6D5F4G", "amount": 499.00, "reference": "K7QX2M9P" }'
TURNED = b'{"trxId":"8N7A6D5F4G","method":"bkash","amount":499.00,"reference":"K7QX2M9P"}'
NUMBER = b'{"method":"bkash","trxId":"8N7A6D5F4G","amount":499,"reference":"K7QX2M9P"}'
ESCAPED = b'{"method":"bkash","trxId":"8N7A6D5F4G","amount":499.00,"reference":"\\u004b7QX2M9P"}'
BANGLA = '{"text":"আপনি ৪৯৯.০০ টাকা পেয়েছেন। ধন্যবাদ 🙏"}'.encode()
BANGLA_ESCAPED = json.dumps(json.loads(BANGLA)).encode()
BOM = b"\xef\xbb\xbf" + MONEY
LINES = MONEY + b"\r\n"


def digest(body, timestamp=AT, secret=SECRET, scheme=hashlib.sha256):
    return hmac.new(secret.encode(), f"{timestamp}.".encode() + body, scheme).digest()


def sign(body, timestamp=AT, secret=SECRET):
    return digest(body, timestamp, secret).hex()


def case(name, body=MONEY, timestamp=AT, signature=None):
    return {
        "name": name,
        "timestamp": None if timestamp is None else str(timestamp),
        "signature": sign(body, timestamp) if signature is None else signature,
        "body": base64.b64encode(body).decode(),
    }


def unsigned(name, timestamp=AT):
    return {**case(name, timestamp=AT), "timestamp": timestamp, "signature": None}


GOOD = [
    case("a report"),
    case("a report with blanks", SPACED),
    case("a body that ends with a line break", LINES),
    case("Bangla text as UTF-8", BANGLA),
    case("Bangla text as escapes", BANGLA_ESCAPED),
    case("a body with a byte order mark", BOM),
    case("an empty body", b""),
    case("a timestamp 300 s old", timestamp=AT - 300),
    case("a timestamp 300 s ahead", timestamp=AT + 300),
    case("the second secret", signature=sign(MONEY, secret=SECOND)),
    case("the second secret over Bangla text", BANGLA, signature=sign(BANGLA, secret=SECOND)),
]

RIGHT = sign(MONEY)
BAD = [
    unsigned("no signature", str(AT)),
    unsigned("neither signature nor timestamp", None),
    {**case("no timestamp"), "timestamp": None},
    case("an empty signature", signature=""),
    {**case("an empty timestamp"), "timestamp": ""},
    case("a word", signature="signature"),
    case("a signature that is too short", signature=RIGHT[:-2]),
    case("a signature that is too long", signature=RIGHT + "00"),
    case("a signature with a letter that is no hex", signature=RIGHT[:-1] + "g"),
    case("a signature named sha256=", signature="sha256=" + RIGHT),
    case("a signature named v1=", signature="v1=" + RIGHT),
    case("a signature in Stripe's form", signature=f"t={AT},v1={RIGHT}"),
    case("a signature in upper case", signature=RIGHT.upper()),
    case("a signature in base64", signature=base64.b64encode(digest(MONEY)).decode()),
    case("a signature with 0x", signature="0x" + RIGHT),
    case("two signatures, comma between", signature=RIGHT + "," + RIGHT),
    case("two signatures, comma and blank between", signature=RIGHT + ", " + RIGHT),
    case("a wrong and the right signature", signature="0" * 64 + ", " + RIGHT),
    case("a signature of zeros", signature="0" * 64),
    case("another secret", signature=sign(MONEY, secret="somebody else's secret, also 40 letters")),
    case("an empty secret", signature=sign(MONEY, secret="")),
    case("the secret with a blank behind it", signature=sign(MONEY, secret=SECRET + " ")),
    case("the secret without its blanks", signature=sign(MONEY, secret=SECRET.replace(" ", ""))),
    case("the secret in hex", signature=sign(MONEY, secret=SECRET.encode().hex())),
    case("SHA-512 cut to length", signature=digest(MONEY, scheme=hashlib.sha512).hex()[:64]),
    case("SHA-256 without a secret", signature=hashlib.sha256(f"{AT}.".encode() + MONEY).hexdigest()),
    case("the body alone", signature=hmac.new(SECRET.encode(), MONEY, hashlib.sha256).hexdigest()),
    case("the signature of another time", signature=sign(MONEY, AT - 1)),
    case("the signature of another body", signature=sign(BANGLA)),
    case("the signature of an empty body", signature=sign(b"")),
    case("an empty body under the signature of another", b"", signature=RIGHT),
    case("equal JSON with blanks (PAY-9)", SPACED, signature=RIGHT),
    case("equal JSON in another order (PAY-9)", TURNED, signature=RIGHT),
    case("equal JSON with another number form (PAY-9)", NUMBER, signature=RIGHT),
    case("equal JSON with an escape (PAY-9)", ESCAPED, signature=RIGHT),
    case("equal JSON with a byte order mark (PAY-9)", BOM, signature=RIGHT),
    case("equal JSON with a line break (PAY-9)", LINES, signature=RIGHT),
    case("equal Bangla JSON as escapes (PAY-9)", BANGLA_ESCAPED, signature=sign(BANGLA)),
    case("a timestamp 301 s old", timestamp=AT - 301),
    case("a timestamp 301 s ahead", timestamp=AT + 301),
    case("a timestamp in milliseconds", timestamp=AT * 1000),
    case("a timestamp of zero", timestamp=0),
    case("a timestamp with a fraction", timestamp=f"{AT}.0"),
    case("a timestamp with a sign", timestamp=f"+{AT}"),
    case("a negative timestamp", timestamp=-AT),
    case("a timestamp with an exponent", timestamp="1.930284e9"),
    case("a timestamp in hex", timestamp=hex(AT)),
    case("a timestamp as a date", timestamp="2031-03-02T06:00:00Z"),
    case("a timestamp that is no number", timestamp="NaN"),
    case("a timestamp of thirteen digits", timestamp=str(AT).zfill(13)),
    case("two timestamps", timestamp=f"{AT}, {AT}"),
]

target = pathlib.Path(__file__).with_name("relay-signatures.json")
vectors = {"at": AT, "secrets": [SECRET, SECOND], "good": GOOD, "bad": BAD}
target.write_text(json.dumps(vectors, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
