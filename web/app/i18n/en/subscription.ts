export const subscription = {
  title: 'Subscription',
  upgrade: 'Upgrade',
  forbidden: 'Not yet open to you',
  registerUpgrade: 'Congratulations',
};
