<?php

require 'vendor/autoload.php';

use GuzzleHttp\Client;
use GuzzleHttp\Psr7\Request;

$client = new Client();
$headers = [
  'Authorization' => '{provider}',
  'training-provider-id' => 'tp-48213',
  'Content-Type' => 'application/json'
];
$body = <<<'BODY'
{
  "name": "Wind \"basics\"",
  "seats": 12
}
BODY;
$request = new Request('POST', 'https://api.example.com/classes', $headers, $body);
$res = $client->send($request);
echo $res->getBody();