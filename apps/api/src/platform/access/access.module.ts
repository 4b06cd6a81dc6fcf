import { Global, Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { Config } from '../../config/index.js';
import { AccessTokenStrategy } from './access-token.strategy.js';
import { KnownNetworks } from './known-networks.js';
import { PreviewLinks } from './preview-links.js';
import { LiveSessions } from './sessions.js';
import { SessionEnd } from './session-end.js';
import { SignedLinks } from './signed-links.js';
import { AccessTokens, tokenAlgorithm, tokenAudience, tokenIssuer } from './tokens.js';

@Global()
@Module({
  imports: [
    PassportModule,
    JwtModule.registerAsync({
      inject: [Config],
      useFactory: ({ auth }: Config) => ({
        secret: auth.jwtKeys[0],
        signOptions: { algorithm: tokenAlgorithm, issuer: tokenIssuer, audience: tokenAudience },
      }),
    }),
  ],
  providers: [AccessTokenStrategy, KnownNetworks, LiveSessions, SessionEnd, AccessTokens, PreviewLinks, SignedLinks],
  exports: [KnownNetworks, LiveSessions, SessionEnd, AccessTokens, PreviewLinks, SignedLinks],
})
export class AccessModule {}
