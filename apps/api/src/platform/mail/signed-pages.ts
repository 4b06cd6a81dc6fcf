import { Injectable } from '@nestjs/common';
import type { Locale } from '@dronesoccer/contracts';
import { Config } from '../../config/index.js';
import { SignedLinks } from '../access/index.js';
import { siteLink } from './layout.js';

/** Creates the signed links to the site's pages about one kind of resource. A feature adds a method for each page. */
@Injectable()
export abstract class SignedPages {
  /** The purpose of the links (`SignedLinks`). It is part of every link ever emailed, so it must never change. */
  protected abstract readonly purpose: string;
  protected readonly origin: string;

  constructor(
    config: Config,
    private readonly signed: SignedLinks,
  ) {
    this.origin = config.http.webOrigin;
  }

  tokenOf(id: string): string {
    return this.signed.tokenOf(this.purpose, id);
  }

  opens(id: string, token: string | null): boolean {
    return this.signed.opens(this.purpose, id, token);
  }

  /** Returns the address of a page with the resource's token after the other query parameters. */
  protected address(path: `/${string}`, id: string, locale: Locale, query: Record<string, string> = {}): string {
    return siteLink(
      this.origin,
      locale,
      `${path}?${new URLSearchParams({ ...query, token: this.tokenOf(id) }).toString()}`,
    );
  }
}
