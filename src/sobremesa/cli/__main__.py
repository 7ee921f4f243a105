"""`python -m sobremesa.cli`, the same as `sobremesa`."""

from . import main

if __name__ == "__main__":
    main()
