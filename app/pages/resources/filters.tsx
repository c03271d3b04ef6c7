import { sections } from "../../../sections.ts";
import { type ListAddress, listAddress } from "../../lists/list-address.ts";
import { Link } from "../../ui/link.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { ownWords } from "../../words/en/sections.ts";
import styles from "./filters.module.css";

const { path } = sections.resources;
const words = ownWords.resources;

/** The categories, and the type if an address from elsewhere asked for one. Each keeps the search. */
export function Filters({ address }: { address: ListAddress }) {
  const { q, category: current, type } = address;
  const tab = (name: string, category: string) => ({
    name,
    to: listAddress(path, { q, category, type }),
    current: category === current,
  });
  return (
    <>
      <Tabs
        label={words.categories}
        tabs={[tab(words.allResources, ""), ...words.categoryNames.map((name) => tab(name, name))]}
      />
      {type && (
        <p className={styles.type}>
          {words.onlyType(type)}{" "}
          <Link to={listAddress(path, { q, category: current })}>{words.allTypes}</Link>
        </p>
      )}
    </>
  );
}
