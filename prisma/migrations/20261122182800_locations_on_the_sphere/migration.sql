-- The nearest locations come out of an index in their order, however many there are: as points on a unit sphere their
-- straight-line distance (cube's <->) has the order of the great circle.
-- The previous version works on it: it knows neither the function nor the index, and keeps the index it uses.
SET lock_timeout = '5s';

CREATE EXTENSION IF NOT EXISTS cube;

-- Degrees to x, y, z.
CREATE FUNCTION sphere_point(latitude float8, longitude float8) RETURNS public.cube
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT public.cube(ARRAY[
    cos(radians(latitude)) * cos(radians(longitude)),
    cos(radians(latitude)) * sin(radians(longitude)),
    sin(radians(latitude))]) $$;

CREATE INDEX locations_sphere_idx ON locations USING gist (sphere_point(latitude, longitude)) WHERE is_active;

RESET lock_timeout;
