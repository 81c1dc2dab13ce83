// The frame of pages that are the same for everybody; they are written out as HTML, so they wait for no check.
import { Outlet } from 'react-router';
import { VisitorFrame } from './VisitorFrame.tsx';

export default function PublicLayout() {
  return (
    <VisitorFrame>
      <Outlet />
    </VisitorFrame>
  );
}
