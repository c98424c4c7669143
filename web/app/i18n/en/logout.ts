export const logoutText = {
  area: 'logout' as const,
  title: 'See you soon!',
  message: 'You have logged out successfully...',
};
