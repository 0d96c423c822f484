#!/usr/bin/env python3
"""Makes telegram-app-data.json anew: python3 bff/test/vectors/make_telegram_app_data.py

Signs by the rule published at core.telegram.org/bots/webapps with Python's own hmac and hashlib, so that
the service is not checked against itself. The token belongs to no bot.
"""
import hashlib
import hmac
import json
import pathlib
from urllib.parse import quote, urlencode

TOKEN = "123456789:AAvectorsOfTheTests_0123456789-abcd"
AT = 1930284000

# Published in https://github.com/Telegram-Mini-Apps/init-data-golang/issues/11, signed by Telegram.
# Its hash is right only when the field `signature` is signed too.
REAL = {
    "token": "7342037359:AAHI25ES9xCOMPokpYoz-p8XVrZUdygo2J4",
    "authDate": 1733509682,
    "userId": 279058397,
    "initData": "user=%7B%22id%22%3A279058397%2C%22first_name%22%3A%22Vladislav%20%2B%20-%20%3F%20%5C%2F%22"
    "%2C%22last_name%22%3A%22Kibenko%22%2C%22username%22%3A%22vdkfrost%22%2C%22language_code%22%3A%22ru%22"
    "%2C%22is_premium%22%3Atrue%2C%22allows_write_to_pm%22%3Atrue%2C%22photo_url%22%3A%22https%3A%5C%2F%5C"
    "%2Ft.me%5C%2Fi%5C%2Fuserpic%5C%2F320%5C%2F4FPEE4tmP3ATHa57u6MqTDih13LTOiMoKoLDRG4PnSA.svg%22%7D"
    "&chat_instance=8134722200314281151&chat_type=private&auth_date=1733509682"
    "&signature=TYJxVcisqbWjtodPepiJ6ghziUL94-KNpG8Pau-X7oNNLNBM72APCpi_RKiUlBvcqo5L-LAxIc3dnTzcZX_PDg"
    "&hash=a433d8f9847bd6addcc563bff7cc82c89e97ea0d90c11fe5729cae6796a36d73",
}


def check_string(fields):
    return "\n".join(f"{key}={fields[key]}" for key in sorted(fields))


def hexdigest(key, text):
    return hmac.new(key, text.encode(), hashlib.sha256).hexdigest()


def app_key(token=TOKEN, name="WebAppData"):
    return hmac.new(name.encode(), token.encode(), hashlib.sha256).digest()


def encoded(fields, quote_via=quote):
    return urlencode(fields, quote_via=quote_via, safe="")


def signed(fields, key=None, **how):
    digest = hexdigest(app_key() if key is None else key, check_string(fields))
    return encoded({**fields, "hash": digest}, **how)


def user(**facts):
    person = {"id": 424242, "first_name": "Rahim", **facts}
    return json.dumps(person, ensure_ascii=False, separators=(",", ":"))


def launch(more=None, **facts):
    return {"user": user(**facts), "auth_date": str(AT), **(more or {})}


def without(key, fields):
    return {name: value for name, value in fields.items() if name != key}


SIGNATURE = {"signature": "TYJxVcisqbWjtodPepiJ6ghziUL94-KNpG8Pau-X7oNNLNBM72APCpi_RKiUlBvcqo5L"}
QUERY = {"query_id": "AAHdF6IQAAAAAN0XohDhrOrc"}
CHAT = {"chat_instance": "8134722200314281151", "chat_type": "sender"}
PHOTO = "https://t.me/i/userpic/320/abc-DEF_123.svg"

GOOD = {
    "from the menu button": signed(launch({**QUERY, **SIGNATURE})),
    "from a link": signed(launch({**CHAT, **SIGNATURE, "start_param": "pay_K7QX2M9P"})),
    "from an older client, without a signature": signed(launch(QUERY)),
    "with only what is required": signed({"user": '{"id":424242}', "auth_date": str(AT)}),
    "with all facts of a user": signed(
        launch(
            last_name="Uddin", username="rahim_u", language_code="bn", is_premium=True,
            allows_write_to_pm=True, photo_url=PHOTO,
        )
    ),
    "with the smallest id": signed(launch(id=1)),
    "with an id above 32 bits": signed(launch(id=7654321098)),
    "with the largest id": signed(launch(id=9007199254740991)),
    "with a Bangla name": signed(launch(first_name="রহিম", last_name="উদ্দিন")),
    "with an Arabic name": signed(launch(first_name="عبد الرحمن")),
    "with a Chinese name": signed(launch(first_name="李", last_name="小龙")),
    "with emoji in the name": signed(launch(first_name="Rahim 🌊👨‍👩‍👧")),
    "with escaped letters in the JSON": signed(
        {"user": '{"id":424242,"first_name":"\\u09b0\\u09b9\\u09bf\\u09ae \\/"}', "auth_date": str(AT)}
    ),
    "with a plus sign in the name": signed(launch(first_name="Rahim + Mina")),
    "with an ampersand, an equals sign and a percent sign in the name": signed(
        launch(first_name="R&H=100%")
    ),
    "with a line feed in the name, escaped": signed(launch(first_name="Eve\nid=5")),
    "with quotes and a backslash in the name": signed(launch(first_name="O\"Neil\\n's")),
    "with blanks written as plus signs": signed(
        launch(first_name="Rahim Uddin Khan"), quote_via=lambda text, *more: quote(text, "").replace("%20", "+")
    ),
    "with a chat and who can send after": signed(
        launch({"chat": '{"id":-100123,"type":"group","title":"গ্রুপ"}', "can_send_after": "10"})
    ),
    "with an unknown signed field": signed(launch({"zzz_new": "1"})),
    "with an unknown signed field that sorts first": signed(launch({"Aaa": "1"})),
    "with an empty field": signed(launch({"start_param": ""})),
}

PLAIN = launch({**QUERY, **SIGNATURE})
BAD = {
    "signed by the widget's derivation": signed(PLAIN, hashlib.sha256(TOKEN.encode()).digest()),
    "signed with the token itself": signed(PLAIN, TOKEN.encode()),
    "signed with key and text of the derivation in the other order": signed(
        PLAIN, hmac.new(TOKEN.encode(), b"WebAppData", hashlib.sha256).digest()
    ),
    "signed under another name of the key": signed(PLAIN, app_key(name="webappdata")),
    "signed under the hexadecimal key": signed(PLAIN, app_key().hex().encode()),
    "signed by another bot": signed(PLAIN, app_key("987654321:" + "B" * 35)),
    "signed with a blank behind the token": signed(PLAIN, app_key(TOKEN + " ")),
    "hashed without a key": encoded(
        {**PLAIN, "hash": hashlib.sha256((check_string(PLAIN) + TOKEN).encode()).hexdigest()}
    ),
    "signed without the field signature": encoded(
        {**PLAIN, "hash": hexdigest(app_key(), check_string(without("signature", PLAIN)))}
    ),
    "signed in the order of the fields": encoded(
        {**PLAIN, "hash": hexdigest(app_key(), "\n".join(f"{k}={v}" for k, v in PLAIN.items()))}
    ),
    "signed in the encoded form": encoded(
        {
            **PLAIN,
            "hash": hexdigest(app_key(), "\n".join(f"{k}={quote(v, '')}" for k, v in sorted(PLAIN.items()))),
        }
    ),
    "with a field nobody signed": signed(PLAIN) + "&start_param=plans",
    "without a signed field": signed(PLAIN).replace("query_id=AAHdF6IQAAAAAN0XohDhrOrc&", ""),
    "with another user in front": "user=%7B%22id%22%3A5%7D&" + signed(PLAIN),
    "with another user behind": signed(PLAIN) + "&user=%7B%22id%22%3A5%7D",
    "with a line feed that reads as two fields": signed({**PLAIN, "start_param": "x\nuser={}"}),
    "without a user": signed(without("user", PLAIN)),
    "without auth_date": signed(without("auth_date", PLAIN)),
    "with an id that is a text": signed(launch(id="424242")),
    "with an id above the safe integers": signed(launch(id=9007199254740992)),
    "with an id that is a fraction": signed(launch(id=1.5)),
    "with an id below zero": signed(launch(id=-5)),
    "with a user that is no JSON": signed({**PLAIN, "user": "{'id':424242}"}),
    "with a user that is a list": signed({**PLAIN, "user": "[424242]"}),
    "longer than 4 KiB": signed(launch({"start_param": "x" * 4096})),
}

vectors = {
    "token": TOKEN,
    "authDate": AT,
    "real": REAL,
    "good": [{"name": name, "initData": data} for name, data in GOOD.items()],
    "bad": [{"name": name, "initData": data} for name, data in BAD.items()],
}
target = pathlib.Path(__file__).with_name("telegram-app-data.json")
target.write_text(json.dumps(vectors, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")
