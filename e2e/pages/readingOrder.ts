import type { Page } from "@playwright/test";

type Node = {
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  description?: { value: string };
  properties?: { name: string; value: { value: unknown } }[];
  nodeId: string;
  childIds?: string[];
};

/** Roles whose name has the text of their children, which are not read again. */
const whole = new Set(["button", "link", "heading", "combobox", "slider", "checkbox", "summary"]);

/**
 * What the browser tells a screen reader of the page's main part, in the order in which it is read:
 * each thing with its role, its name and its description.
 */
export async function readingOrder(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send("Accessibility.getFullAXTree")) as { nodes: Node[] };
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const main = nodes.find(({ role }) => role?.value === "main")!;
  return read(main);

  function read(node: Node): string[] {
    const role = node.role?.value ?? "";
    const name = node.name?.value.trim() ?? "";
    const description = node.description?.value.trim();
    if (!node.ignored && role === "StaticText") return name ? [name] : [];
    if (!node.ignored && (whole.has(role) || role === "DisclosureTriangle"))
      return [[`${role}: ${name}`, description].filter(Boolean).join(" — ")];
    return (node.childIds ?? []).flatMap((id) => {
      const child = byId.get(id);
      return child ? read(child) : [];
    });
  }
}
