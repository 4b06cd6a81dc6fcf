import { Injectable } from '@nestjs/common';
import { fieldRules, type LocalText, validateField } from '@dronesoccer/contracts';
import { Config } from '../../../config/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { isCommonPassword } from './common-passwords.js';
import { normalizedPassword } from './password-hasher.js';

/** The rules for a new password beyond the pattern that the form checks. */
@Injectable()
export class PasswordPolicy {
  private readonly minLength: number;

  constructor({ auth }: Config) {
    this.minLength = auth.passwordMinLength;
  }

  /** @throws AppError AUTH_007 with the reason at `field` */
  check(password: string, field: string): void {
    const message = this.objection(password);
    if (message !== null) throw new AppError('AUTH_007', { errors: [{ field, message }] });
  }

  private objection(typed: string): LocalText | null {
    // The check uses the stored form: a full-width `password1!` is the common password, and an accent is not a letter.
    const password = normalizedPassword(typed);
    if (validateField(fieldRules.password, password, 'en') !== null) return fieldRules.password.invalid;
    if ([...password].length < this.minLength) {
      return {
        en: `Use at least ${this.minLength} characters`,
        fr: `Utilisez au moins ${this.minLength} caractères`,
      };
    }
    if (isCommonPassword(password)) {
      return { en: 'This password is too common', fr: 'Ce mot de passe est trop courant' };
    }
    return null;
  }
}
