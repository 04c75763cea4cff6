import * as fc from "fast-check";
import { expect, it } from "vitest";
import { packEncoded, unpackEncoded } from "./packEncoded.ts";

const encoded = fc.record({
  width: fc.nat(),
  height: fc.nat(),
  formats: fc.array(
    fc.record({
      type: fc.constantFrom("image/webp", "image/jpeg"),
      extension: fc.constantFrom("webp", "jpeg"),
      copies: fc.array(fc.record({ width: fc.nat(), content: fc.uint8Array() }), { maxLength: 3 }),
    }),
    { maxLength: 2 },
  ),
});

it("an encoded photograph is read again as it was", () => {
  fc.assert(
    fc.property(encoded, (photograph) => {
      expect(unpackEncoded(packEncoded(photograph as never))).toEqual(photograph);
    }),
  );
});

it("one that is cut off, or longer than it says, is not taken for whole", () => {
  fc.assert(
    fc.property(encoded, fc.nat(), (photograph, cut) => {
      const packed = packEncoded(photograph as never);
      expect(unpackEncoded(packed.slice(0, cut % packed.length))).toBeUndefined();
      expect(unpackEncoded(new Uint8Array([...packed, 0]))).toBeUndefined();
    }),
  );
});
