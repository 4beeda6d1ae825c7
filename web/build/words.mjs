// Writes the addresses of the scripts with the first words into the page, whose first lines fetch the reader's language.

const WORDS = /\/src\/i18n\/words\/(\w+)\.ts$/;

/** @returns {import("vite").Plugin} */
export function words() {
  return {
    name: "tefuda-words",
    transformIndexHtml: {
      order: "post",
      handler: (page, { bundle }) => {
        const attributes = Object.values(bundle ?? {}).map((file) => {
          const [, language] = (file.type === "chunk" && WORDS.exec(file.facadeModuleId ?? "")) || [];
          return language ? ` data-${language}="./${file.fileName}"` : "";
        });
        return page.replace("<html", `<html${attributes.join("")}`);
      },
    },
  };
}
