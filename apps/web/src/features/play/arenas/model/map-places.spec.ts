import { ArenaClass, type ArenaWire } from '@dronesoccer/contracts';
import { describe, expect, it } from 'vitest';
import { aroundPlace, mapPlacesOf } from './map-places';
import { pointOnMap } from './projection';

let made = 0;

function arenaAt(city: string, latitude: number, longitude: number): ArenaWire {
  const id = `location-${++made}`;
  return {
    ...{ id: `arena-${made}`, name: city, class: ArenaClass.CLASS_20, capacity: 10, cover: null },
    location: {
      ...{ id, name: city, city, address: '1 Street', province: 'ON', postalCode: 'K1A 0B1' },
      ...{ latitude: String(latitude), longitude: String(longitude) },
    },
  };
}

describe('the map of arenas', () => {
  it('places the corners of the country where they are', () => {
    const [victoria, stJohns, iqaluit, windsor] = [
      pointOnMap(48.43, -123.37),
      pointOnMap(47.56, -52.71),
      pointOnMap(63.75, -68.52),
      pointOnMap(42.31, -83.04),
    ];
    expect(victoria?.x).toBeLessThan(15);
    expect(stJohns?.x).toBeGreaterThan(85);
    expect(iqaluit?.y).toBeLessThan(windsor?.y ?? 0);
    expect(windsor?.y).toBeGreaterThan(90);
    expect(pointOnMap(48.86, 2.35)).toBeNull();
  });

  it('gives places that a finger could not tell apart one mark, with all their arenas', () => {
    const toronto = arenaAt('Toronto', 43.6532, -79.3832);
    const markham = arenaAt('Markham', 43.8561, -79.337);
    const calgary = arenaAt('Calgary', 51.0447, -114.0719);
    const places = mapPlacesOf([calgary, markham, toronto, { ...toronto, id: 'second' }]);
    expect(places.map(({ city, arenas }) => [city, arenas])).toEqual([
      ['Toronto', 3],
      ['Calgary', 1],
    ]);
    expect(places[0]?.cities).toEqual(['Toronto', 'Markham']);
    expect(aroundPlace(places, markham.location.id)?.city).toBe('Toronto');
    expect(aroundPlace(places, 'elsewhere')).toBeNull();
  });
});
