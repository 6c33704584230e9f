import 'package:http/http.dart' as http;

void main() async {
  var headers = {
    'Authorization': '{provider}',
    'training-provider-id': 'tp-48213',
    'Content-Type': 'application/json'
  };
  var request = http.Request('POST', Uri.parse('https://api.example.com/classes'));
  request.body = r'''{
  "name": "Wind \"basics\"",
  "seats": 12
}''';
  request.headers.addAll(headers);

  http.StreamedResponse response = await request.send();

  if (response.statusCode < 300) {
    print(await response.stream.bytesToString());
  }
  else {
    print(response.reasonPhrase);
  }

}