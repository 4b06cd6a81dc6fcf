/** An e-mail that rather breaks before its @ than in the middle of a word. */
export function Email({ address }: { address: string }) {
  const at = address.lastIndexOf('@');
  return (
    <span className="min-w-0 wrap-anywhere">
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  );
}
