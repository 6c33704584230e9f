"""What requests 2 does with the part of its interface that samples use."""

import base64
import http.client
import json as json_module
import urllib.parse


class Response:
    def __init__(self, status_code, content):
        self.status_code = status_code
        self.content = content
        self.text = content.decode()
        self.ok = status_code < 400

    def iter_lines(self):
        return iter(self.content.splitlines())

    def json(self):
        return json_module.loads(self.content)


def multipart(files):
    boundary = "stub-boundary"
    chunks = []
    for name, (file, content, *rest) in files:
        data = content.encode() if isinstance(content, str) else content.read()
        quote = lambda text: text.replace('"', "%22").replace("\r", "%0D").replace("\n", "%0A")
        head = f'--{boundary}\r\nContent-Disposition: form-data; name="{quote(name)}"'
        if file is not None:
            head += f'; filename="{quote(file)}"'
        if rest and rest[0] is not None:
            head += f"\r\nContent-Type: {rest[0]}"
        for name, value in (rest[1] if len(rest) > 1 else {}).items():
            head += f"\r\n{name}: {value}"
        chunks.append(head.encode() + b"\r\n\r\n" + data + b"\r\n")
    body = b"".join(chunks) + f"--{boundary}--\r\n".encode()
    return f"multipart/form-data; boundary={boundary}", body


def request(
    method, url, params=None, headers=None, data=None, json=None, files=None, auth=None, stream=False
):
    sent = dict(headers or {})
    if auth is not None:
        name, password = (part.encode("latin1") if isinstance(part, str) else part for part in auth)
        sent["Authorization"] = "Basic " + base64.b64encode(name + b":" + password).decode()
    body = None
    if files is not None:
        sent["Content-Type"], body = multipart(files)
    elif isinstance(data, (dict, list)):
        sent.setdefault("Content-Type", "application/x-www-form-urlencoded")
        body = urllib.parse.urlencode(data)
    elif data is not None:
        body = data.read() if hasattr(data, "read") else data
    elif json is not None:
        sent.setdefault("Content-Type", "application/json")
        body = json_module.dumps(json)
    if isinstance(body, str):
        body = body.encode()
    parts = urllib.parse.urlsplit(url)
    query = parts.query
    if params is not None:
        query += ("&" if query else "") + urllib.parse.urlencode(params)
    connection = http.client.HTTPConnection(parts.netloc)
    target = parts.path + (f"?{query}" if query else "")
    connection.request(method, target, body=body, headers=sent)
    response = connection.getresponse()
    content = response.read()
    connection.close()
    return Response(response.status, content)


def _method(name):
    return lambda url, **arguments: request(name, url, **arguments)


get, options, head = _method("GET"), _method("OPTIONS"), _method("HEAD")
post, put, patch, delete = _method("POST"), _method("PUT"), _method("PATCH"), _method("DELETE")
