import { Injectable } from '@nestjs/common';
import {
  brokenFieldsIn,
  type CampaignCheckWire,
  campaignLimits,
  eventsIn,
  exampleFields,
  type Locale,
  locales,
  productsIn,
} from '@dronesoccer/contracts';
import { referencesOf } from '@dronesoccer/domain/markdown';
import { Config } from '../../../config/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { Database } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { isOwnPicture } from '../../../platform/images/index.js';
import { readSettings } from '../../../platform/settings/index.js';
import type { Audience } from '../audience/audience-sql.js';
import { ReadAudience } from '../audience/read-audience.js';
import { eventPage, productPage } from '../issue/campaign-email.js';
import { type IssueContent, ComposeIssue, isWrittenIn } from '../issue/compose-issue.js';
import { checkEvents, checkProducts } from './check-blocks.js';
import { checkLinks } from './check-links.js';
import { blocks, type Finding, listOf, passes, presentFinding, warns } from './check-texts.js';

interface CheckedCampaign extends IssueContent {
  audience: Audience;
  /** Null: immediately. */
  leavesAt: Date | null;
}

const isBlocking = ({ result }: Finding): boolean => result === 'blocks';

/** Finds problems that block sending an issue, and those that deserve a warning. */
@Injectable()
export class CheckCampaign {
  private readonly origin: string;

  constructor(
    config: Config,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly audience: ReadAudience,
    private readonly issues: ComposeIssue,
  ) {
    this.origin = config.http.webOrigin;
  }

  /**
   * Runs all checks, in the order of the dashboard. It sends requests to other sites, so call it outside of a
   * transaction.
   */
  async run(campaign: CheckedCampaign, locale: Locale): Promise<CampaignCheckWire[]> {
    return (await this.findings(campaign, { alsoOutside: true })).map((finding) => presentFinding(finding, locale));
  }

  /**
   * Runs the checks without requests to other sites, which never block. It still sends requests to our own site, so
   * call it outside of a transaction.
   *
   * @throws AppError NEWS_013 with all checks if any of them blocks
   */
  async refuseBlocked(campaign: CheckedCampaign, locale: Locale): Promise<void> {
    const findings = await this.findings(campaign, { alsoOutside: false });
    if (findings.some(isBlocking)) {
      throw new AppError('NEWS_013', { data: findings.map((finding) => presentFinding(finding, locale)) });
    }
  }

  /** Returns the blocking findings for a scheduled campaign at its time. */
  async blocking(campaign: CheckedCampaign): Promise<Finding[]> {
    return (await this.findings(campaign, { alsoOutside: false })).filter(isBlocking);
  }

  /** Checks that the campaign has a subject and a text, and that readers see no braces of a merge field. */
  static written(campaign: IssueContent): Finding[] {
    return [checkSubject(campaign), checkBody(campaign), checkFields(campaign)];
  }

  private async findings(campaign: CheckedCampaign, { alsoOutside }: { alsoOutside: boolean }): Promise<Finding[]> {
    const { texts } = campaign;
    const now = this.clock.now();
    // A campaign on hold is past its time.
    const leavesAt = campaign.leavesAt !== null && campaign.leavesAt > now ? campaign.leavesAt : now;
    const readers = await this.audience.count(campaign.audience);
    const bodies = locales.map((locale) => texts[locale]?.body ?? '');
    const references = bodies.map(referencesOf);
    const { products, events } = await this.issues.blocksOf(campaign);
    const hrefs = [
      ...references.flatMap(({ links }) => links),
      ...products.en.map(({ slug }) => productPage(slug)),
      ...events.en.map(eventPage),
    ];
    const links = checkLinks({ hrefs, origin: this.origin, alsoOutside });
    return [
      ...CheckCampaign.written(campaign),
      checkFrench(campaign, readers.fr),
      checkReaders(readers.en + readers.fr),
      checkConsent(await this.audience.lapsed(campaign.audience)),
      await this.checkPostalAddress(),
      await links,
      await checkProducts(this.database, bodies.flatMap(productsIn), now),
      await checkEvents(this.database, bodies.flatMap(eventsIn), leavesAt),
      checkPictures(
        campaign,
        references.flatMap(({ pictures }) => pictures),
      ),
      await this.checkSize(campaign),
    ];
  }

  private async checkPostalAddress(): Promise<Finding> {
    const { organisation } = await readSettings(this.database);
    return organisation.line1 === ''
      ? blocks(
          'postalAddress',
          'The law requires the sender’s postal address: enter it in the settings',
          'La loi exige l’adresse postale de l’expéditeur : entrez-la dans les paramètres',
        )
      : passes('postalAddress', 'The footer has our postal address', 'Le pied de page contient notre adresse postale');
  }

  private async checkSize(campaign: CheckedCampaign): Promise<Finding> {
    const sizes: number[] = [];
    for (const locale of locales) {
      if (isWrittenIn(campaign, locale)) sizes.push((await this.issues.preview(campaign, locale)).bytes);
    }
    const kilobytes = Math.ceil(Math.max(0, ...sizes) / 1_000);
    return kilobytes * 1_000 > campaignLimits.emailBytesMax
      ? warns(
          'size',
          `The email is ${kilobytes} kB; Gmail cuts emails off at about 100 kB`,
          `L’infolettre pèse ${kilobytes} ko; Gmail coupe les courriels à environ 100 ko`,
        )
      : passes('size', `The email is ${kilobytes} kB`, `L’infolettre pèse ${kilobytes} ko`);
  }
}

function checkSubject({ texts }: IssueContent): Finding {
  return texts.en?.subject
    ? passes('subject', 'The email has a subject', 'L’infolettre a un objet')
    : blocks('subject', 'Write a subject', 'Écrivez un objet');
}

function checkBody({ texts }: IssueContent): Finding {
  return texts.en?.body
    ? passes('body', 'The email has text', 'L’infolettre a un texte')
    : blocks('body', 'Write the text', 'Écrivez l’infolettre');
}

function checkFields({ texts }: IssueContent): Finding {
  const all = locales.flatMap((locale) => {
    const { subject = '', preheader = '', body = '' } = texts[locale] ?? {};
    return [subject, preheader, body];
  });
  // A field in a link's address would make a link of its own for each reader.
  const targets = all.flatMap((text) => text.match(/\]\([^()\s]*\{\{[^()]*\)/g) ?? []);
  const broken = [...new Set([...all.flatMap(brokenFieldsIn), ...targets])];
  if (broken.length === 0) {
    return passes(
      'fields',
      'Each merge field has words for unknown readers',
      'Chaque champ de fusion a un texte de rechange',
    );
  }
  const { en, fr } = listOf(broken);
  return blocks(
    'fields',
    `Write merge fields as ${exampleFields.en.name} or ${exampleFields.en.city}, outside of addresses: ${en}`,
    `Écrivez les champs de fusion comme ${exampleFields.fr.name} ou ${exampleFields.fr.city}, hors des adresses : ${fr}`,
  );
}

function checkFrench(campaign: IssueContent, readers: number): Finding {
  if (isWrittenIn(campaign, 'fr'))
    return passes('french', 'It is written in French too', 'Elle est aussi écrite en français');
  if (readers > 0) {
    return blocks(
      'french',
      `French readers: ${readers}. Write the French subject and text`,
      `Lecteurs en français : ${readers}. Écrivez l’objet et le texte en français`,
    );
  }
  return Object.values(campaign.texts.fr ?? {}).some((text) => text !== '')
    ? warns('french', 'The French version is not finished', 'L’infolettre en français n’est pas terminée')
    : passes('french', 'No one in the audience reads French', 'Parmi les destinataires, personne ne lit en français');
}

function checkReaders(total: number): Finding {
  return total === 0
    ? blocks('audience', 'No one is in the audience', 'Il n’y a aucun destinataire')
    : passes('audience', `Readers: ${total}`, `Lecteurs : ${total}`);
}

/** Never blocks: an audience includes only subscribers with express consent. */
function checkConsent(lapsed: number): Finding {
  return lapsed === 0
    ? passes('consent', 'Every reader agreed to get it', 'Chaque lecteur a accepté de la recevoir')
    : passes(
        'consent',
        `Every reader agreed to get it. Left out, as their implied consent has lapsed: ${lapsed}`,
        `Chaque lecteur a accepté de la recevoir. Laissés de côté, car leur consentement tacite a expiré : ${lapsed}`,
      );
}

function checkPictures(campaign: IssueContent, pictures: readonly { href: string; alt: string }[]): Finding {
  const foreign = pictures.filter(({ href }) => !isOwnPicture(href)).map(({ href }) => href);
  if (foreign.length > 0) {
    const { en, fr } = listOf(foreign);
    return warns(
      'alternativeTexts',
      `Only pictures of our site are shown; these are not: ${en}`,
      `Seules les images de notre site sont montrées; celles-ci ne le sont pas : ${fr}`,
    );
  }
  const { coverUrl, coverAlt, coverAltFr } = campaign;
  const isCoverSilent = coverUrl !== null && (coverAlt === '' || (isWrittenIn(campaign, 'fr') && coverAltFr === ''));
  const silent = pictures.filter(({ alt }) => alt.trim() === '').length + (isCoverSilent ? 1 : 0);
  return silent > 0
    ? warns(
        'alternativeTexts',
        `Pictures without a description: ${silent}. Many readers see no pictures`,
        `Images sans description : ${silent}. Beaucoup de lecteurs ne voient pas les images`,
      )
    : passes('alternativeTexts', 'All pictures are described', 'Toutes les images sont décrites');
}
