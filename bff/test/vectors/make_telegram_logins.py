#!/usr/bin/env python3
"""Makes telegram-logins.json anew: python3 bff/test/vectors/make_telegram_logins.py

Signs by the rule published at core.telegram.org/widgets/login with Python's own hmac and hashlib, so
that the service is not checked against itself. The token belongs to no bot.
"""
import hashlib
import hmac
import json
import pathlib

TOKEN = "123456789:AAvectorsOfTheTests_0123456789-abcd"
AT = 1930284000


def check_string(fields):
    return "\n".join(f"{key}={fields[key]}" for key in sorted(fields))


def widget(fields, token=TOKEN):
    key = hashlib.sha256(token.encode()).digest()
    signature = hmac.new(key, check_string(fields).encode(), hashlib.sha256).hexdigest()
    return {**fields, "hash": signature}


def mini_app(fields):
    key = hmac.new(b"WebAppData", TOKEN.encode(), hashlib.sha256).digest()
    signature = hmac.new(key, check_string(fields).encode(), hashlib.sha256).hexdigest()
    return {**fields, "hash": signature}


def person(**facts):
    return {"id": 424242, "first_name": "Rahim", "auth_date": AT, **facts}


def without(key, fields):
    return {name: value for name, value in fields.items() if name != key}


PHOTO = "https://t.me/i/userpic/320/abc-DEF_123.jpg"

GOOD = {
    "all fields": person(last_name="Uddin", username="rahim_u", photo_url=PHOTO),
    "only what is required": without("first_name", person()),
    "no last name": person(username="rahim_u", photo_url=PHOTO),
    "no username": person(last_name="Uddin", photo_url=PHOTO),
    "no photo": person(last_name="Uddin", username="rahim_u"),
    "no names but a username": without("first_name", person(username="rahim_u")),
    "empty last name": person(last_name=""),
    "id as text": person(id="424242"),
    "auth_date as text": person(auth_date=str(AT)),
    "id and auth_date as text": person(id="424242", auth_date=str(AT)),
    "smallest id": person(id=1),
    "id above 32 bits": person(id=7654321098),
    "largest id": person(id=9007199254740991),
    "Bangla name": person(first_name="রহিম", last_name="উদ্দিন"),
    "Arabic name": person(first_name="عبد الرحمن"),
    "Chinese name": person(first_name="李", last_name="小龙"),
    "emoji in the name": person(first_name="Rahim 🌊👨‍👩‍👧"),
    "combining marks in the name": person(first_name="Zoe\u0308"),
    "name with an equals sign": person(first_name="a=b", last_name="id=5"),
    "name with an ampersand and a percent sign": person(first_name="R&H 100%"),
    "name with quotes and a backslash": person(first_name="O\"Neil\\n's"),
    "name with blanks around": person(first_name="  Rahim  "),
    "photo address with a query": person(photo_url=PHOTO + "?a=1&b=%20c"),
    "unknown signed text": person(allows_write_to_pm="true"),
    "unknown signed number": person(zone=6),
    "unknown signed field that sorts first": person(aaa="1", Z_upper="2"),
    "very long name": person(first_name="R" * 64, last_name="U" * 64),
}

BAD = {
    "Mini App's key derivation": mini_app(person()),
    "another bot's token": widget(person(), token="987654321:" + "B" * 35),
    "token with a blank behind it": widget(person(), token=TOKEN + " "),
    "unsigned extra field": {**widget(person()), "username": "rahim_u"},
    "a signed field left out": without("first_name", widget(person())),
    "fields not sorted": {
        **person(),
        "hash": hmac.new(
            hashlib.sha256(TOKEN.encode()).digest(),
            "\n".join(f"{key}={value}" for key, value in person().items()).encode(),
            hashlib.sha256,
        ).hexdigest(),
    },
    "token used as the key itself": {
        **person(),
        "hash": hmac.new(
            TOKEN.encode(), check_string(person()).encode(), hashlib.sha256
        ).hexdigest(),
    },
    "plain hash without a key": {
        **person(),
        "hash": hashlib.sha256((check_string(person()) + TOKEN).encode()).hexdigest(),
    },
}

vectors = {
    "token": TOKEN,
    "authDate": AT,
    "good": [{"name": name, "payload": widget(fields)} for name, fields in GOOD.items()],
    "bad": [{"name": name, "payload": payload} for name, payload in BAD.items()],
}
target = pathlib.Path(__file__).with_name("telegram-logins.json")
target.write_text(json.dumps(vectors, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")
