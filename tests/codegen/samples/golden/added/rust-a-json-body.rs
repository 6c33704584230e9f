#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
  let client = reqwest::Client::builder()
    .build()?;

  let mut headers = reqwest::header::HeaderMap::new();
  headers.insert("Authorization", "{provider}".parse()?);
  headers.insert("training-provider-id", "tp-48213".parse()?);
  headers.insert("Content-Type", "application/json".parse()?);

  let data = r#"{
  "name": "Wind \"basics\"",
  "seats": 12
}"#;

  let request = client.request(reqwest::Method::POST, "https://api.example.com/classes")
    .headers(headers)
    .body(data);

  let response = request.send().await?;
  let body = response.text().await?;

  println!("{}", body);

  Ok(())
}