import { errorCode } from './postgres.ts';

const reasons: Record<string, string> = {
  ECONNREFUSED: 'nothing listens at that address',
  ENOTFOUND: 'its host name is unknown',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk can only be read',
  '28P01': 'the password is wrong',
  '28000': 'that user may not sign in',
  '3D000': 'there is no database of that name',
};

/** Busy, read-only, a failing disk, damaged, full, not to be opened, no database. */
const sqliteCircumstances = new Set([5, 8, 10, 11, 13, 14, 26]);

/** Connections, resources, an operator's doing, the system; no right to something; a database that only follows. */
const postgresCircumstances = /^(08...|53...|57...|58...|42501|25006)$/;

/** What circumstances kept the program from its work, in words; null for a mistake in the program itself. */
export function plainReason(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const code = errorCode(error);
  const reason = reasons[code] ?? reasonOfFile(error, code);
  if (reason) return reason;
  return isCircumstance(error, code) ? error.message.replace(/\.$/, '') : null;
}

function reasonOfFile(error: Error, code: string): string | null {
  // A socket that is not there has no path of its own.
  if (!('path' in error)) return code === 'ENOENT' ? 'its socket does not exist' : null;
  if (code === 'EACCES' || code === 'EPERM')
    return `this user may not use ${error.path}; its owner or root may`;
  return null;
}

function isCircumstance(error: Error, code: string): boolean {
  // The low byte is the kind, the others say more of it.
  if ('errcode' in error) return sqliteCircumstances.has(Number(error.errcode) & 0xff);
  return 'syscall' in error || postgresCircumstances.test(code);
}
