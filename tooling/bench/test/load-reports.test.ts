import { expect, test } from 'vitest';
import { readAutocannon } from '../src/drive-by-autocannon.ts';
import { readWrk } from '../src/drive-by-wrk.ts';

const WRK = `Running 4s test @ http://127.0.0.1:3000/
  1 threads and 32 connections
  Latency Distribution
     50%    1.02ms
     99%  980.00us
  40321 requests in 4.00s, 1.20GB read
Requests/sec:  10080.25
Transfer/sec:    307.20MB
`;

test('the rate and the 99th percentile are read from wrk’s output', () => {
  expect(readWrk(WRK)).toEqual({ perSecond: 10_080.25, p99Ms: 0.98 });
});

test('wrk’s output is rejected if requests failed', () => {
  expect(() => readWrk(`${WRK}  Non-2xx or 3xx responses: 12\n`)).toThrow('not every request succeeded');
  expect(() => readWrk(`${WRK}  Socket errors: connect 0, read 3, write 0, timeout 0\n`)).toThrow('Socket errors');
});

test('the rate and the 99th percentile are read from autocannon’s output, which is rejected if requests failed', () => {
  const report = { requests: { average: 512.5 }, latency: { p99: 7 }, errors: 0, '4xx': 0, '5xx': 0 };
  expect(readAutocannon(`\n${JSON.stringify(report)}`)).toEqual({ perSecond: 512.5, p99Ms: 7 });
  expect(() => readAutocannon(JSON.stringify({ ...report, '5xx': 1 }))).toThrow('not every request succeeded');
});
