# One image for every role: the API (which also serves the client), the worker, and the container that runs the migrations.
# ROLES and the command decide what a container does; see docker-compose.yml.

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
# Install scripts are skipped: the base image has Node, and no other package needs them.
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
# Source maps are not read at run time.
RUN node tools/src/build/build.ts && find apps/*/dist -name '*.map' -delete

# Only the workspaces that run: npm installs the packages of every workspace whose manifest is present.
FROM node:24-slim AS production-packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY apps/api/package.json apps/api/
COPY libs/contracts/package.json libs/contracts/
COPY libs/domain/package.json libs/domain/
COPY prisma/package.json prisma/
# Optional packages are Prisma's command line with its dependencies, and the program that draws pictures. Only the latter is needed.
# Prisma's client carries the query compilers of every database in two sizes and formats, 69 MB in all; types, source maps, manuals,
# builds for browsers, and files for the packages' own development or for programs that are not ESM are another 72 MB.
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
# The account that runs the programs can write only to the data folders.
RUN mkdir -p /data/uploads /data/cache /settings && chown -R node:node /data /settings
VOLUME /data
USER node
EXPOSE 3000
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=30", "apps/api/dist/main.js"]
