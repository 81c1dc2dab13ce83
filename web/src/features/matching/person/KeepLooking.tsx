// Back to where the person was met: the next one stands there.
import { useNavigate } from 'react-router';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/Button.tsx';

export function KeepLooking() {
  const navigate = useNavigate();
  const back = () => {
    void (window.history.state?.idx > 0 ? navigate(-1) : navigate(paths.datingApp));
  };
  return (
    <Button variant="secondary" onClick={back}>
      Keep looking
    </Button>
  );
}
