#import <Foundation/Foundation.h>

int main(int argc, const char * argv[]) {

  dispatch_semaphore_t sema = dispatch_semaphore_create(0);

  NSMutableURLRequest *request = [NSMutableURLRequest requestWithURL:[NSURL URLWithString:@"https://api.example.com/classes"]
    cachePolicy:NSURLRequestUseProtocolCachePolicy
    timeoutInterval:60.0];
  NSDictionary *headers = @{
    @"Authorization": @"{provider}",
    @"training-provider-id": @"tp-48213",
    @"Content-Type": @"application/json"
  };

  [request setAllHTTPHeaderFields:headers];
  NSData *postData = [[NSData alloc] initWithData:[@"{\n"
    "  \"name\": \"Wind \\\"basics\\\"\",\n"
    "  \"seats\": 12\n"
    "}" dataUsingEncoding:NSUTF8StringEncoding]];
  [request setHTTPBody:postData];

  [request setHTTPMethod:@"POST"];

  NSURLSession *session = [NSURLSession sharedSession];
  NSURLSessionDataTask *dataTask = [session dataTaskWithRequest:request
  completionHandler:^(NSData *data, NSURLResponse *response, NSError *error) {
    if (error) {
      NSLog(@"%@", error);
      dispatch_semaphore_signal(sema);
    } else {
      NSHTTPURLResponse *httpResponse = (NSHTTPURLResponse *) response;
      NSError *parseError = nil;
      NSDictionary *responseDictionary = [NSJSONSerialization JSONObjectWithData:data options:0 error:&parseError];
      NSLog(@"%@",responseDictionary);
      dispatch_semaphore_signal(sema);
    }
  }];
  [dataTask resume];
  dispatch_semaphore_wait(sema, DISPATCH_TIME_FOREVER);
}