import { describe, expect, it } from 'vitest';
import { isOpenAddress, lookupOpen, serviceOf } from './push-services.ts';

describe('the server posts to the internet alone', () => {
  it.each([
    ['142.250.4.95', true],
    ['2404:6800:4003:c00::5f', true],
    ...[
      ...['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1'],
      ...['0.0.0.0', '224.0.0.1', '255.255.255.255', '::1', '::', 'fe80::1', 'fd00::1'],
      ...['::ffff:127.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::'],
    ].map((address) => [address, false] as const),
  ] as const)('%s: %s', (address, isOpen) => {
    expect(isOpenAddress(address)).toBe(isOpen);
  });

  it('also if a name of a service leads home', async () => {
    const error = await new Promise((resolve) => {
      lookupOpen('localhost', { all: true }, (fault) => resolve(fault));
    });
    expect(error).toMatchObject({ message: 'the push service has no open address' });
  });
});

it.each([
  ['https://fcm.googleapis.com/fcm/send/abc', 'fcm.googleapis.com'],
  ['https://made-up-1.notify.windows.com/w/?token=1', 'notify.windows.com'],
  ['https://made-up-2.notify.windows.com/w/?token=2', 'notify.windows.com'],
  ['http://127.0.0.1:4000/device/1', 'http://127.0.0.1:4000'],
])('%s is of one service in the log: %s', (endpoint, service) => {
  expect(serviceOf(endpoint)).toBe(service);
});
