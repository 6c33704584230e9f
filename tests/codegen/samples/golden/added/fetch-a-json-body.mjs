const myHeaders = new Headers();
myHeaders.append("Authorization", "{provider}");
myHeaders.append("training-provider-id", "tp-48213");
myHeaders.append("Content-Type", "application/json");

const raw = `{
  "name": "Wind \\"basics\\"",
  "seats": 12
}`;

const requestOptions = {
  method: "POST",
  headers: myHeaders,
  body: raw,
  redirect: "follow"
};

try {
  const response = await fetch("https://api.example.com/classes", requestOptions);
  const result = await response.text();
  console.log(result);
} catch (error) {
  console.error(error);
}