$headers = New-Object "System.Collections.Generic.Dictionary[[String],[String]]"
$headers.Add("Authorization", "{provider}")
$headers.Add("training-provider-id", "tp-48213")
$headers.Add("Content-Type", "application/json")

$body = @'
{
  "name": "Wind \"basics\"",
  "seats": 12
}
'@

$response = Invoke-RestMethod "https://api.example.com/classes" -Method 'POST' -Headers $headers -Body ([Text.Encoding]::UTF8.GetBytes($body))
$response | ConvertTo-Json