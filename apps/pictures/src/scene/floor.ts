import { MeshLambertMaterial, Texture, Vector2 } from 'three';
import type { MeshLambertMaterialParameters } from 'three';

/** The image of the mirrored world, shared by all floors. The film renders it before each exposure. */
export const reflection = { map: { value: new Texture() }, size: { value: new Vector2(1, 1) } };

interface Polish {
  /** The strength of the reflection seen from straight above and at a grazing angle. */
  straight: number;
  grazing: number;
}

/**
 * A floor that reflects the world, more strongly at flatter angles. The reflection is its only gloss: floors fill most
 * of the picture, and the plain material underneath is several times cheaper to render than a physical one.
 */
export function polished(look: MeshLambertMaterialParameters, polish: Polish): MeshLambertMaterial {
  const material = new MeshLambertMaterial(look);
  material.onBeforeCompile = (shader) => {
    shader.uniforms.mirrorMap = reflection.map;
    shader.uniforms.mirrorSize = reflection.size;
    shader.uniforms.mirrorRange = { value: new Vector2(polish.straight, polish.grazing) };
    shader.fragmentShader = shader.fragmentShader
      .replace(
        '#include <common>',
        '#include <common>\nuniform sampler2D mirrorMap; uniform vec2 mirrorSize; uniform vec2 mirrorRange;',
      )
      .replace(
        '#include <opaque_fragment>',
        `vec4 mirrored = texture2D(mirrorMap, gl_FragCoord.xy / mirrorSize);
        float facing = clamp(dot(normalize(vNormal), normalize(vViewPosition)), 0.0, 1.0);
        float share = mix(mirrorRange.x, mirrorRange.y, pow(1.0 - facing, 4.0));
        outgoingLight = mix(outgoingLight, mirrored.rgb / max(mirrored.a, 1e-4), share * clamp(mirrored.a, 0.0, 1.0));
        #include <opaque_fragment>`,
      );
  };
  return material;
}
