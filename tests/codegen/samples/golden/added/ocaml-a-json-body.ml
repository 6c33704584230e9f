open Lwt
open Cohttp
open Cohttp_lwt_unix

let postData = ref {|{
  "name": "Wind \"basics\"",
  "seats": 12
}|};;

let reqBody =
  let uri = Uri.of_string "https://api.example.com/classes" in
  let headers = Header.init ()
    |> fun h -> Header.add h "Authorization" "{provider}"
    |> fun h -> Header.add h "training-provider-id" "tp-48213"
    |> fun h -> Header.add h "Content-Type" "application/json"
  in
  let body = Cohttp_lwt.Body.of_string !postData in

  Client.call ~headers ~body `POST uri >>= fun (_resp, body) ->
  body |> Cohttp_lwt.Body.to_string >|= fun body -> body

let () =
  let respBody = Lwt_main.run reqBody in
  print_endline (respBody)