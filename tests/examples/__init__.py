"""Programs that use the engine as an installed package: copy one and change it."""
