import type { SiteDatabase } from "../server/database/connect.ts";
import { prepareDatabase } from "../server/prepare-database.ts";
import { rebuildStep, type Step } from "../server/upgrades/rebuild-pass.ts";

/** Makes the stored texts those of an earlier release, and starts this one. */
export async function upgradeTexts(database: SiteDatabase): Promise<void> {
  await database.db.updateTable("text_versions").set({ version: "earlier rules" }).execute();
  await prepareDatabase(database, { sampleContent: false });
}

/** Does the background work of a running site until nothing is left. Returns its steps. */
export async function rebuildTexts(database: SiteDatabase, size = 50): Promise<Step[]> {
  const steps: Step[] = [];
  for (;;) {
    const step = await rebuildStep(database, size);
    if (step === "idle" || step === "outranked") return steps;
    steps.push(step);
  }
}
