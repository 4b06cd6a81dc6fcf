#!/bin/sh
# Makes archivo.woff2: the letters of English and French, in the weights and widths that type.css uses.
# Needs fonttools and brotli (`pip install fonttools brotli`); run from the repository's root after `npm install`.
set -e
whole=node_modules/@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2
axes=$(mktemp)
fonttools varLib.instancer "$whole" wght=600:900 wdth=100:125 -o "$axes"
pyftsubset "$axes" --flavor=woff2 --output-file=apps/web/src/styles/fonts/archivo.woff2 \
  --layout-features='kern,liga,calt,ccmp,locl,mark,mkmk,tnum,lnum,case' \
  --unicodes='U+0020-007E,U+00A0-00FF,U+0152,U+0153,U+0178,U+2013,U+2014,U+2018,U+2019,U+201C,U+201D,U+2022,U+2026,U+202F,U+20AC,U+2122,U+2190,U+2192,U+2212'
rm "$axes"
