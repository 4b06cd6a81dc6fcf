# One image for every role: the API (which also serves the client), the worker, and the one-shot that migrates.
# What a container does is said by ROLES and its command; see docker-compose.yml.

FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY apps/api/package.json apps/api/
COPY apps/e2e/package.json apps/e2e/
COPY apps/pictures/package.json apps/pictures/
COPY apps/web/package.json apps/web/
COPY libs/contracts/package.json libs/contracts/
COPY libs/devkit/package.json libs/devkit/
COPY libs/domain/package.json libs/domain/
COPY prisma/package.json prisma/
COPY tools/package.json tools/
# No install scripts: the image brings its own Node, and nothing else needs them.
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
# Nothing at run time reads the source maps.
RUN node tools/src/build/build.ts && find apps/*/dist -name '*.map' -delete

# The workspaces that run, and no others: npm would bring the packages of each one whose manifest is there.
FROM node:24-slim AS production-packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY apps/api/package.json apps/api/
COPY libs/contracts/package.json libs/contracts/
COPY libs/domain/package.json libs/domain/
COPY prisma/package.json prisma/
# What is optional is Prisma's command line with all that it stands on, and the program that draws pictures: only that is needed.
# Prisma's client carries the query compilers of every database in two sizes and formats, 69 MB in all; types, source maps, manuals,
# builds for browsers, and what packages bring for themselves or for programs that are not ESM are another 72 MB.
RUN npm ci --ignore-scripts --no-audit --no-fund --omit=dev --omit=optional \
    && find node_modules/@prisma/client/runtime -regex '.*\.\(cockroachdb\|mysql\|sqlite\|sqlserver\)\..*' -delete \
    && find node_modules/@prisma/client/runtime \( -name 'query_compiler_small*' -o -name '*.wasm-base64.js' \) -delete \
    && rm -rf node_modules/pdfkit/.yarn node_modules/bintrees/test node_modules/bintrees/examples node_modules/bintrees/dist \
    && find node_modules/@opentelemetry -name '*.cjs' -not -path '*/api/*' -delete \
    && find node_modules -type f \( -regex '.*\.d\.[cm]?ts' -o -name '*.map' -o -name '*.standalone.js' -o -iname 'readme*.md' -o -iname 'changelog*.md' \) -delete
COPY --from=build /app/node_modules/@img node_modules/@img

FROM node:24-slim
ENV NODE_ENV=production \
    WEB_DIST=/app/apps/web/dist
WORKDIR /app
COPY --from=production-packages /app/ ./
COPY --from=build /app/libs/contracts/src libs/contracts/src
COPY --from=build /app/libs/domain/src libs/domain/src
COPY --from=build /app/prisma/migrations prisma/migrations
COPY --from=build /app/prisma/src prisma/src
COPY --from=build /app/tools/src/migrate/deploy.ts tools/src/migrate/deploy.ts
COPY --from=build /app/tools/dist tools/dist
COPY --from=build /app/apps/web/dist apps/web/dist
COPY --from=build /app/apps/api/dist apps/api/dist
# Nothing but the data is writable for the account it runs under.
RUN mkdir -p /data/uploads /data/cache /settings && chown -R node:node /data /settings
VOLUME /data
USER node
EXPOSE 3000
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=30", "apps/api/dist/main.js"]
