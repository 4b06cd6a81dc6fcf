/** Says at the top of a page that it shows a draft. */
export function PreviewNote({ text }: { text: string }) {
  return (
    <p role="status" className="border-b border-line bg-raised px-4 py-3 text-center font-semibold">
      {text}
    </p>
  );
}
