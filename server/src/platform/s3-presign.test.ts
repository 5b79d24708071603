import { expect, test } from 'vitest';
import { givenSignature, rightSignature } from '#testing/s3-signature.ts';
import { presigner } from './s3-presign.ts';

// The examples of the Amazon S3 API reference, "Authenticating Requests (AWS Signature Version 4)".
const example = {
  bucket: 'examplebucket',
  baseUrl: 'https://examplebucket.s3.amazonaws.com/',
  prefix: '',
  region: 'us-east-1',
  accessKey: 'AKIAIOSFODNN7EXAMPLE',
  secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
};
const exampleTime = new Date('2013-05-24T00:00:00Z');
const nothing = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

test('[R-D.11] an address to GET is signed as in the published example', () => {
  const url = new URL(presigner(example)({ method: 'GET', name: 'test.txt', seconds: 86_400, now: exampleTime }));
  expect(url.origin + url.pathname).toBe('https://examplebucket.s3.amazonaws.com/test.txt');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
    'X-Amz-Credential': 'AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request',
    'X-Amz-Date': '20130524T000000Z',
    'X-Amz-Expires': '86400',
    'X-Amz-SignedHeaders': 'host',
    'X-Amz-Signature': 'aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
  });
});

test.each([
  [
    'a GET with a range',
    'GET',
    'test.txt',
    { range: 'bytes=0-9' },
    'host;range;x-amz-content-sha256;x-amz-date',
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  ],
  [
    'a list',
    'GET',
    '?max-keys=2&prefix=J',
    {},
    'host;x-amz-content-sha256;x-amz-date',
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  ],
  [
    'a question with an empty value',
    'GET',
    '?lifecycle',
    {},
    'host;x-amz-content-sha256;x-amz-date',
    'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  ],
])('the door of the tests finds the published signature of %s', (_what, method, path, more, names, signature) => {
  const headers = { 'x-amz-date': '20130524T000000Z', 'x-amz-content-sha256': nothing, ...more };
  const authorization = `AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=${names},Signature=${signature}`;
  const request = { method, url: new URL(path, example.baseUrl), headers: { ...headers, authorization } };
  expect(rightSignature(request, example.secretKey)).toBe(signature);
  expect(givenSignature(request)).toBe(signature);
});
