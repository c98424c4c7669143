import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

function faultsOf(env: NodeJS.ProcessEnv): readonly string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
}

test('has a default for everything', () => {
  expect(readConfig({})).toEqual({
    host: '127.0.0.1',
    port: 3000,
    dataDir: resolve('data'),
    appUrl: 'http://127.0.0.1:3000',
    assetsUrl: 'http://127.0.0.1:3000',
    mailFrom: 'no-reply@localhost',
    socialLinks: [],
    trustedProxies: [],
    diskReserveMb: 256,
    rateLimits: true,
    razorpayUrl: 'https://api.razorpay.com',
    adminTotp: 'offered',
    stopGraceSeconds: 2,
    siteHosts: new Map(),
    backupKeep: { daily: 7, weekly: 4, monthly: 12 },
  });
});

test('treats an empty variable as unset', () => {
  expect(readConfig({ PORT: '', HOST: ' ', DATABASE_URL: '', SITE_HOSTS: '' })).toEqual(
    readConfig({}),
  );
});

test('reads every variable', () => {
  const config = readConfig({
    PORT: '0',
    HOST: '0.0.0.0',
    DATA_DIR: '/var/lib/mala',
    DATABASE_URL: 'postgresql://mala:pass@%2Frun%2Fpg/mala',
    APP_URL: 'https://www.example.in/',
    ASSETS_URL: 'https://assets.example.in',
    STORAGE_URL: 's3://photos?endpoint=https://s3.example.in',
    AUTH_SECRET: 'a'.repeat(32),
    SMTP_URL: 'smtps://user:pass@mail.example.in',
    MAIL_FROM: 'Tamil Mala <office@example.in>',
    ADMIN_MOBILE: '98765 43210',
    ADMIN_PASSWORD: 'a long password',
    ADMIN_TOTP: 'required',
    SUPPORT_WHATSAPP: '98765-43210',
    PAYMENT_UPI_ID: 'mala@okbank',
    PAYMENT_BANK: 'Mala Matrimony\\n Account 1234567890\nIFSC MALA0000001',
    PAYMENT_CARD_URL: 'https://pay.example.in/mala?from=site',
    RAZORPAY_KEY_ID: 'rzp_live_abc123',
    RAZORPAY_KEY_SECRET: 'a secret of keys',
    RAZORPAY_WEBHOOK_SECRET: 'a secret of events',
    RAZORPAY_URL: 'http://127.0.0.1:9/',
    GRIEVANCE_OFFICER: 'Meenakshi Sundaram',
    GRIEVANCE_EMAIL: 'grievance@example.in',
    DISK_RESERVE_MB: '64',
    SOCIAL_LINKS: 'https://www.facebook.com/mala , https://youtube.com/@mala',
    APP_STORE_URL: 'https://play.google.com/store/apps/details?id=in.example.mala',
    CONVERSION_URL: 'https://count.example.in/signup',
    TRUSTED_PROXIES: '10.0.0.0/8, 192.0.2.7,fd00::/8',
    RATE_LIMITS: 'off',
    STOP_GRACE_SECONDS: '0',
    BACKUP_PASSPHRASE: 'a passphrase',
    BACKUP_RECIPIENT: `age1${'q'.repeat(58)}`,
    BACKUP_IDENTITY: '/media/key/mala.key',
    BACKUP_URL: 's3://backups/mala?region=ap-south-1',
    BACKUP_KEEP: '3,2,0',
    BACKUP_SCRATCH_URL: 'postgres://mala:pass@db.example.in/scratch',
    SITE_HOSTS: 'tamilmala=WWW.Example.in, marathimala=m.example.in',
  });
  expect(config).toEqual({
    backupPassphrase: 'a passphrase',
    backupRecipient: `age1${'q'.repeat(58)}`,
    backupIdentity: '/media/key/mala.key',
    backupUrl: 's3://backups/mala?region=ap-south-1',
    backupKeep: { daily: 3, weekly: 2, monthly: 0 },
    backupScratchUrl: 'postgres://mala:pass@db.example.in/scratch',
    port: 0,
    host: '0.0.0.0',
    dataDir: '/var/lib/mala',
    databaseUrl: 'postgresql://mala:pass@%2Frun%2Fpg/mala',
    appUrl: 'https://www.example.in',
    assetsUrl: 'https://assets.example.in',
    storageUrl: 's3://photos?endpoint=https://s3.example.in',
    authSecret: 'a'.repeat(32),
    smtpUrl: 'smtps://user:pass@mail.example.in',
    mailFrom: 'office@example.in',
    adminMobile: '9876543210',
    adminPassword: 'a long password',
    adminTotp: 'required',
    supportWhatsapp: '919876543210',
    paymentUpiId: 'mala@okbank',
    paymentBank: 'Mala Matrimony\nAccount 1234567890\nIFSC MALA0000001',
    paymentCardUrl: 'https://pay.example.in/mala?from=site',
    razorpayKeyId: 'rzp_live_abc123',
    razorpayKeySecret: 'a secret of keys',
    razorpayWebhookSecret: 'a secret of events',
    razorpayUrl: 'http://127.0.0.1:9',
    grievanceOfficer: 'Meenakshi Sundaram',
    grievanceEmail: 'grievance@example.in',
    socialLinks: ['https://www.facebook.com/mala', 'https://youtube.com/@mala'],
    appStoreUrl: 'https://play.google.com/store/apps/details?id=in.example.mala',
    conversionUrl: 'https://count.example.in/signup',
    trustedProxies: ['10.0.0.0/8', '192.0.2.7', 'fd00::/8'],
    diskReserveMb: 64,
    rateLimits: false,
    stopGraceSeconds: 0,
    siteHosts: new Map([
      ['www.example.in', 'tamilmala'],
      ['m.example.in', 'marathimala'],
    ]),
  });
});

test('has a default APP_URL that a browser can open', () => {
  expect(readConfig({ HOST: '0.0.0.0', PORT: '80' }).appUrl).toBe('http://localhost:80');
  expect(readConfig({ HOST: '::1' }).appUrl).toBe('http://[::1]:3000');
});

test('loads photos and files from APP_URL unless ASSETS_URL is set', () => {
  expect(readConfig({ APP_URL: 'https://a.example.in' }).assetsUrl).toBe('https://a.example.in');
});

test.each(['proxy', '10.0.0.0/33', '10.0.0.1,', '1.2.3'])('refuses %s as a proxy', (given) => {
  expect(faultsOf({ TRUSTED_PROXIES: given })).toEqual([
    'TRUSTED_PROXIES must be addresses or networks as in 10.0.0.0/8, with commas between them',
  ]);
});

test.each([
  ['+91 98765 43210', '919876543210'],
  ['0091 9876543210', '919876543210'],
  ['+44 20 7946 0958', '442079460958'],
])('reads the WhatsApp number %s', (given, expected) => {
  expect(readConfig({ SUPPORT_WHATSAPP: given }).supportWhatsapp).toBe(expected);
});

test('reports all errors at once, one line each', () => {
  const env = { PORT: '99999', RATE_LIMITS: 'no', SUPPORT_WHATSAPP: '12', APP_URL: 'example.in' };
  expect(faultsOf(env)).toEqual([
    'PORT must be a number from 0 to 65535',
    'APP_URL must be an address that begins with http:// or https://',
    'SUPPORT_WHATSAPP must be a ten-digit or international number',
    'RATE_LIMITS must be on or off',
  ]);
  expect(() => readConfig(env)).toThrow(
    /^PORT .*\nAPP_URL .*\nSUPPORT_WHATSAPP .*\nRATE_LIMITS .*$/,
  );
});

test.each([
  ['PORT', '3000x'],
  ['PORT', '-1'],
  ['PORT', '3.5'],
  ['APP_URL', 'https://www.example.in/?a=1'],
  ['ASSETS_URL', 'ftp://example.in'],
  ['MAIL_FROM', 'office'],
  ['PAYMENT_UPI_ID', 'mala'],
  ['PAYMENT_UPI_ID', 'mala@ok bank'],
  ['PAYMENT_BANK', 'Mala\u0007Matrimony'],
  ['PAYMENT_BANK', 'a'.repeat(1001)],
  ['PAYMENT_CARD_URL', 'http://pay.example.in'],
  ['PAYMENT_CARD_URL', 'javascript:alert(1)'],
  ['RAZORPAY_KEY_ID', 'rzp live'],
  ['RAZORPAY_KEY_SECRET', 'short'],
  ['RAZORPAY_WEBHOOK_SECRET', 'short'],
  ['RAZORPAY_URL', 'ftp://pay.example.in'],
  ['GRIEVANCE_EMAIL', 'Office <help@example.in>'],
  ['GRIEVANCE_OFFICER', 'a'.repeat(81)],
  ['SOCIAL_LINKS', 'http://facebook.com/mala'],
  ['SOCIAL_LINKS', 'https://facebook.com/mala,'],
  ['SOCIAL_LINKS', 'https://facebook.com/mala,javascript:alert(1)'],
  ['APP_STORE_URL', 'http://play.google.com/store'],
  ['CONVERSION_URL', 'ftp://count.example.in'],
  ['BACKUP_RECIPIENT', 'AGE-SECRET-KEY-1QQ'],
  ['ADMIN_TOTP', 'on'],
  ['BACKUP_KEEP', '7,4'],
  ['BACKUP_URL', 'ftp://backups.example.in'],
  ['BACKUP_KEEP', '0,4,12'],
  ['SITE_HOSTS', 'tamilmala'],
  ['SITE_HOSTS', 'telugumala=www.example.in'],
  ['SITE_HOSTS', 'tamilmala=not a host'],
  ['SITE_HOSTS', 'tamilmala=a.example.in,marathimala=A.example.in'],
])('refuses %s=%s', (name, value) => {
  const halves = {
    GRIEVANCE_OFFICER: 'Meena',
    GRIEVANCE_EMAIL: 'help@example.in',
    BACKUP_URL: '/backups',
    BACKUP_RECIPIENT: `age1${'q'.repeat(58)}`,
    RAZORPAY_KEY_ID: 'rzp_live_abc123',
    RAZORPAY_KEY_SECRET: 'a secret of keys',
    RAZORPAY_WEBHOOK_SECRET: 'a secret of events',
  };
  const env = { ...(name in halves ? halves : {}), [name]: value };
  expect(faultsOf(env)).toEqual([expect.stringMatching(new RegExp(`^${name} `))]);
});

test.each([
  ['DATABASE_URL', 'mysql://user:hidden-word@host/db'],
  ['STORAGE_URL', 'https://key:hidden-word@host'],
  ['SMTP_URL', 'hidden-word'],
  ['BACKUP_SCRATCH_URL', 'mysql://user:hidden-word@host/db'],
  ['AUTH_SECRET', 'hidden-word'],
  ['ADMIN_PASSWORD', 'hidden-word'.repeat(20)],
])('does not repeat an invalid %s in the message', (name, value) => {
  const faults = faultsOf({ [name]: value });
  expect(faults[0]).toMatch(new RegExp(`^${name} `));
  expect(faults.join('\n')).not.toContain('hidden-word');
});

test.each([
  ['SMTP_URL', 'smtp://mail.example.in', 'MAIL_FROM must be set with SMTP_URL'],
  ['ADMIN_MOBILE', '9876543210', 'ADMIN_PASSWORD must be set with ADMIN_MOBILE'],
  ['GRIEVANCE_OFFICER', 'Meena', 'GRIEVANCE_EMAIL must be set with GRIEVANCE_OFFICER'],
  ['GRIEVANCE_EMAIL', 'help@example.in', 'GRIEVANCE_OFFICER must be set with GRIEVANCE_EMAIL'],
  ['BACKUP_URL', '/backups', 'BACKUP_RECIPIENT must be set with BACKUP_URL'],
  ['RAZORPAY_KEY_ID', 'rzp_live_abc123', 'RAZORPAY_KEY_SECRET must be set with RAZORPAY_KEY_ID'],
  ['ADMIN_PASSWORD', 'a long password', 'ADMIN_MOBILE must be set with ADMIN_PASSWORD'],
])('requires the other variable of the pair with %s', (name, value, fault) => {
  expect(faultsOf({ [name]: value })).toEqual([fault]);
});
