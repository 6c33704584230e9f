import okhttp3.MediaType.Companion.toMediaType
import okhttp3.OkHttpClient
import okhttp3.Request
import okhttp3.RequestBody.Companion.toRequestBody

val client = OkHttpClient()
val mediaType = "application/json".toMediaType()
val body = """{
  "name": "Wind \"basics\"",
  "seats": 12
}""".toRequestBody(mediaType)
val request = Request.Builder()
  .url("https://api.example.com/classes")
  .post(body)
  .addHeader("Authorization", "{provider}")
  .addHeader("training-provider-id", "tp-48213")
  .addHeader("Content-Type", "application/json")
  .build()
val response = client.newCall(request).execute()

println(response.body!!.string())