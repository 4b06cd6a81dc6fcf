import { Injectable } from '@nestjs/common';
import type { Locale, ReverseWire, ReceivedQuery } from '@dronesoccer/contracts';
import { parseCoordinates } from '@dronesoccer/domain';
import { lookUpPlace } from '@dronesoccer/domain/gazetteer';
import { AppError } from '../../platform/errors/index.js';
import { presentFound } from './geo.presenter.js';
import { ReverseService } from './reverse-service.js';

/** Finds the city at a position through the configured service, else through the gazetteer. */
@Injectable()
export class LookUpPosition {
  constructor(private readonly service: ReverseService) {}

  /** @throws AppError CITY_003 if the coordinates are invalid, CITY_001 if no city is near */
  async find({ latitude, longitude, localityLanguage = '' }: ReceivedQuery<'geo.reverse'>): Promise<ReverseWire> {
    const position = parseCoordinates(latitude, longitude);
    if (position === null) throw new AppError('CITY_003');
    const locale: Locale = /^fr\b/i.test(localityLanguage) ? 'fr' : 'en';
    const answered = await this.service.ask(position, locale);
    if (answered !== null) return answered;
    const found = lookUpPlace(position);
    if (found === null) throw new AppError('CITY_001');
    return presentFound(found, locale);
  }
}
