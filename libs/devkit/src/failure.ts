/**
 * A failure that the developer can fix. The message is one line that names the problem and the fix; no stack is shown.
 */
export class StartFailure extends Error {
  override name = 'StartFailure';
}

export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** Turns a full disk or a read-only folder into a readable message. Other errors pass through unchanged. */
export function explainFileError(error: unknown, folder: string): unknown {
  switch (codeOf(error)) {
    case 'ENOSPC':
    case 'EDQUOT':
      return new StartFailure(
        `The disk that holds ${folder} is full: free some space, or set DATA_DIR to another disk.`,
      );
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new StartFailure(`${folder} cannot be written: it belongs to another user or is read-only. Set DATA_DIR.`);
    case 'ENOTDIR':
    case 'EEXIST':
      return new StartFailure(`${folder} is not a folder: set DATA_DIR to a folder.`);
    default:
      return error;
  }
}
