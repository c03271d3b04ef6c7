import { kinds } from "../../../content/kinds.ts";
import { type ListAddress, listAddress } from "../../lists/list-address.ts";
import { translatedName } from "../../lists/translated-names.ts";
import { useWords } from "../../rendering/language.ts";
import { Link } from "../../ui/link.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import styles from "./resource-filters.module.css";

const { path } = kinds.resources;

/** The categories, and the type if a link from elsewhere chose one. Each keeps the search. */
export function ResourceFilters({ address }: { address: ListAddress }) {
  const { resources: words } = useWords().ownWords;
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
        tabs={[
          tab(words.allResources, ""),
          ...Object.entries(words.categoryNames).map(([category, name]) => tab(name, category)),
        ]}
      />
      {type && (
        <p className={styles.type}>
          {words.onlyType({ type: translatedName(words.typeNames, type) })}{" "}
          <Link to={listAddress(path, { q, category: current })}>{words.allTypes}</Link>
        </p>
      )}
    </>
  );
}
