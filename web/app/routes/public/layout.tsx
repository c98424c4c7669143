import { Outlet } from 'react-router';

/** Open to everybody. */
export default function PublicLayout() {
  return <Outlet />;
}
