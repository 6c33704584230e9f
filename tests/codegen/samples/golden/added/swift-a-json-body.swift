import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

let parameters = #"""
{
  "name": "Wind \"basics\"",
  "seats": 12
}
"""#
let postData = parameters.data(using: .utf8)

var request = URLRequest(url: URL(string: "https://api.example.com/classes")!)
request.addValue("{provider}", forHTTPHeaderField: "Authorization")
request.addValue("tp-48213", forHTTPHeaderField: "training-provider-id")
request.addValue("application/json", forHTTPHeaderField: "Content-Type")

request.httpMethod = "POST"
request.httpBody = postData

let task = URLSession.shared.dataTask(with: request) { data, response, error in
  guard let data = data else {
    print(String(describing: error))
    exit(EXIT_SUCCESS)
  }
  print(String(data: data, encoding: .utf8)!)
  exit(EXIT_SUCCESS)
}

task.resume()
dispatchMain()