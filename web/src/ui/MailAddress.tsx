// An email address; where it does not fit in one line it is broken before its “@” first.
export function MailAddress({ children: address }: { children: string }) {
  const at = address.lastIndexOf('@');
  return (
    <strong className="wrap-anywhere">
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </strong>
  );
}
