export const logoutText = {
  title: 'See you soon!',
  message: 'You have logged out successfully...',
};
